import { Agent, createServer, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { between } from '../bank/random.mjs';

const ANSWER = '/api/customer-area/question/answer';
const SHARE = 0.35;

const json = (response, status, body, headers = {}) => {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
};
const refusal = (status, headers) => (response) =>
  json(response, status, { success: false, errors: { erro: ['Recusado pelo teste.'] } }, headers);

/** Responses that can replace the server's. */
const REPLIES = {
  401: refusal(401),
  429: refusal(429, { 'retry-after': '1' }),
  500: refusal(500),
  503: refusal(503),
  '503 with Retry-After': refusal(503, { 'retry-after': '1' }),
  // A captive portal, as in hotels, which responds for every address.
  'foreign page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Entre na rede</title>');
  },
  'not sent': (response) => response.destroy(),
};

/** The faults of the connection; those without a reply of their own forward the request first. */
export const FAULTS = [...Object.keys(REPLIES), 'reply lost', 'slow'];

function readBody(incoming) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
  });
}

function ask(upstream, agent, incoming, body) {
  const { hostname, port, host } = new URL(upstream);
  return new Promise((resolve, reject) => {
    const options = {
      hostname,
      port,
      agent,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, host },
    };
    const call = request(options, async (answer) => resolve({ answer, text: await readBody(answer).catch(reject) }));
    call.once('error', reject);
    call.end(body);
  });
}

/**
 * A proxy between one browser and the product, on an origin of its own: it serves the page of `files` (path → { type, text })
 * and forwards calls. While `feel(fault)` is set, some calls meet the fault, mostly answers; `counts` has their number.
 */
export async function startProxy({ upstream, files, random }) {
  const agent = new Agent({ keepAlive: true });
  const counts = {};
  let fault = null;

  async function forward(incoming, response, met) {
    const body = await readBody(incoming);
    if (met === 'slow') await pause(between(random, 50, 600));
    const { answer, text } = await ask(upstream, agent, incoming, body);
    if (met === 'slow') await pause(between(random, 50, 600));
    if (met === 'reply lost') return void response.destroy();
    const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = answer.headers;
    response.writeHead(answer.statusCode, headers);
    response.end(text);
  }

  const server = createServer((incoming, response) => {
    const file = files[incoming.url.split('?')[0]];
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.text);
    if (!incoming.url.startsWith('/api/')) return void response.writeHead(404).end();
    const isMet = fault !== null && random() < (incoming.url === ANSWER ? SHARE : SHARE / 4);
    const met = isMet ? fault : null;
    if (met) counts[met] = (counts[met] ?? 0) + 1;
    if (met && REPLIES[met]) {
      incoming.resume();
      return void incoming.once('end', () => REPLIES[met](response));
    }
    forward(incoming, response, met).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    counts,
    feel: (next) => void (fault = next),
    stop() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
