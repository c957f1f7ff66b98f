import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter } from '@mapa/server-sessions/testing';
import { GENERAL } from '@mapa/server-platform';

const MANY = 140;

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** A login of which one byte has arrived. */
async function beginLogin(): Promise<Socket> {
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  );
  return socket;
}

describe('bodies that come too slowly', () => {
  it('delay no other request, and end with 408 or 503 and the standard error body', async () => {
    const { token } = await enter(api);
    const slow = await Promise.all(Array.from({ length: MANY }, beginLogin));
    const answers = slow.map((socket) => text(socket));
    const { id, right } = content.outsider;
    await api.ok('POST /api/customer-area/question/answer', { questao_id: id, alternativa_id: right }, token);
    await api.ok('GET /api/question');
    await api.ok('GET /api/health-check');
    expect((await api.call('POST /api/auth/login', { email: 'ninguem@exemplo.com.br', password: 'x' })).status).toBe(
      422,
    );
    for (const answer of await Promise.all(answers)) {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const rule = head.startsWith('HTTP/1.1 408 ') ? GENERAL.slowRequest : GENERAL.unavailable;
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${rule.status} [^]*\\r\\nconnection: close`, 'i'));
      expect(JSON.parse(body)).toEqual({ erro: [rule.sentence] });
    }
  });
});
