import { once } from 'node:events';
import { createServer } from 'node:http';
import { startAnswering } from './answering.mjs';
import { slopePerHour } from './slope.mjs';

describe('simulated students', () => {
  const seed = {
    students: [{ id: 'ana', token: 't', maps: [1] }],
    questions: new Map([[1, [{ question: 7, alternatives: [70, 71] }]]]),
  };
  let server;
  let statuses;
  let received;
  beforeEach(async () => {
    received = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        received.push(JSON.parse(body).uuid);
        response.writeHead(statuses(received.length)).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const start = (more = {}) =>
    startAnswering({ seed, origin: `http://127.0.0.1:${server.address().port}`, walkers: 1, restMs: 1, ...more });
  const until = async (isSo) => {
    while (!isSo()) await once(server, 'request');
  };

  it('send an answer under one id until it is confirmed', async () => {
    statuses = (turn) => (turn <= 2 ? 503 : 200);
    const answering = start();
    await until(() => received.length >= 3);
    await answering.stop();
    expect(new Set(received.slice(0, 3)).size).toBe(1);
    const rows = [...new Set(received)].map((id) => ({ id, student: 'ana', question: 7, alternative: 70 }));
    const { lost, inFlight, kept } = answering.ledger.compare(rows);
    expect({ lost, inFlight, kept }).toEqual({ lost: [], inFlight: 0, kept: rows.length });
    expect(answering.ledger.compare(rows.slice(1)).lost).toEqual([received[0]]);
  });

  it('count answers that are refused for good', async () => {
    statuses = () => 422;
    const answering = start();
    await until(() => received.length >= 2);
    await answering.stop();
    expect(answering.seen.statuses).toEqual({ 422: received.length });
    expect(answering.confirmedSoFar()).toBe(0);
  });
});

describe('a slope', () => {
  const line = (perHour) =>
    Array.from({ length: 11 }, (_, at) => ({ at: at * 360_000, value: 100 + (perHour * (at - 5)) / 10 }));
  it('is the increase of a figure per hour, in per cent of its mean', () => {
    expect(slopePerHour(line(3))).toBe(3);
    expect(slopePerHour(line(0))).toBe(0);
  });
  it('omits the beginning', () => {
    const warming = [{ at: -3_600_000, value: 1 }, ...line(0)];
    expect(slopePerHour(warming, 0.5)).toBe(0);
    expect(slopePerHour(warming)).toBeGreaterThan(10);
  });
});
