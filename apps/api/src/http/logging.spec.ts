import { CALL_PATH_HEADER, CORRELATION_HEADER } from '@mapa/server-http';
import { createTestApp, PASSWORD } from '../testing/app';
import { createContent } from '@mapa/server-search/testing';

interface Line {
  time: string;
  msg: string;
  reqId?: string;
  event?: string;
  path?: string;
}

/** The API with its log, line by line. */
async function loggedApp() {
  const lines: string[] = [];
  const api = await createTestApp({
    config: { LOG_LEVEL: 'trace' },
    logTo: { write: (line: string) => void lines.push(line) },
  });
  return { api, lines, read: () => lines.map((line) => JSON.parse(line) as Line) };
}

describe('the log', () => {
  it('contains no personal data, whatever a student does and whatever fails', async () => {
    const { api, lines, read } = await loggedApp();
    const content = await createContent(api.db);
    const email = 'marcador.secreto@exemplo.com.br';
    const name = 'Marcadora Sigilosa';
    const { token, user } = await api.createStudent({ email, name });
    const markers = [email, 'marcador.secreto', name, PASSWORD, token, token.split('.')[2] ?? '', 'segredo-digitado'];
    const typed = 'segredo-digitado no texto';
    const question = content.outsider;
    await api.call('POST /api/auth/login', { email, password: typed });
    await api.call('POST /api/auth/login', { email: `${email}\r\nX: segredo-digitado`, password: 'x' });
    await api.call('GET /api/customer-area/user/me', {}, token);
    await api.call('GET /api/customer-area/user/me', {}, `${token}x`);
    await api.call('GET /api/question', { busca: typed });
    await api.call('GET /api/question', { ano: typed });
    await api.call(
      'POST /api/customer-area/question/answer',
      { questao_id: question.id, alternativa_id: question.right },
      token,
    );
    await api.call('POST /api/customer-area/question/comment', { questao_id: question.id, texto: typed }, token);
    await api.call('POST /api/customer-area/question-notebook/', { nome: typed, questoes: [question.id] }, token);
    await api.call('POST /api/customer-area/user/update', { nome: typed }, token);
    await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"email": "${typed}`,
    });
    await api.app.inject(`/api/segredo-digitado?token=${token}`);
    await api.app.inject('/api/media/segredo-digitado');
    await api.app.inject('/api/auth/reset-password/segredo-digitado');
    await api.app.inject('/api/auth/segredo-digitado/%ff');
    await api.app.inject('//api/auth/confirm-email?token=segredo-digitado');
    await api.pool.query(
      'alter table notebooks add constraint refused check (name <> $$segredo-digitado no caderno$$)',
    );
    const broken = await api.provoke(
      'POST /api/customer-area/question-notebook/',
      { nome: 'segredo-digitado no caderno', questoes: [question.id] },
      token,
    );
    expect(broken.status).toBe(500);
    await api.pool.end();
    expect((await api.provoke('GET /api/question', { busca: typed })).status).toBeGreaterThanOrEqual(500);
    await api.close();

    const text = lines.join('');
    expect(markers.filter((marker) => text.includes(marker))).toEqual([]);
    const events = read().flatMap(({ event }) => event ?? []);
    expect(events).toEqual(expect.arrayContaining(['sign-in', 'sign-in refused']));
    expect(text).toContain(user.id);
    for (const line of read()) expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(read().filter(({ path, msg }) => msg === 'served' && path?.includes('?'))).toEqual([]);
  });

  it("identifies a request by the web server's id, not by the caller's", async () => {
    const { api, read } = await loggedApp();
    const id = crypto.randomUUID();
    expect((await api.app.inject('/api/exam/9999?x=1')).headers[CALL_PATH_HEADER]).toBe('/api/exam/:id');
    expect((await api.app.inject('/api/segredo')).headers).not.toHaveProperty(CALL_PATH_HEADER);
    const given = await api.app.inject({
      url: '/api/matter',
      headers: { [CORRELATION_HEADER]: id, 'x-request-id': 'de-quem-chama' },
    });
    expect(given.headers['x-request-id']).toBe(id);
    expect(read().some(({ reqId, msg }) => reqId === id && msg === 'served')).toBe(true);
    await api.close();
  });
});
