import { startTracing, stopTracing } from '@mapa/server-http';
import { startCollector } from '@mapa/server-http/testing';
import { MAIL_QUEUE, traceStatements } from '@mapa/server-platform';
import { startSmtp } from '@mapa/server-platform/testing';
import { createContent } from '@mapa/server-search/testing';
import { createTestApp, PASSWORD, testConfig } from '../testing/app';
import { createApiDatabase } from '../testing/database';

describe('traces', () => {
  it('contain requests with their statements and jobs with theirs, and nothing that a student typed', async () => {
    const collector = await startCollector();
    await startTracing('mapa-api', {
      ...testConfig('postgres://unused'),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const smtp = await startSmtp();
    const database = await createApiDatabase();
    traceStatements(database.pool);
    const api = await createTestApp({ database, config: { SMTP_URL: smtp.url } });
    const { outsider } = await createContent(api.db);
    const email = 'marcador.secreto@exemplo.com.br';
    const { token, user } = await api.createStudent({ email, name: 'Marcadora Sigilosa' });
    await api.call('GET /api/question', { busca: 'segredo-digitado' });
    const answer = { questao_id: outsider.id, alternativa_id: outsider.right };
    await api.call('POST /api/customer-area/question/answer', answer, token);
    await api.call(
      'POST /api/customer-area/question-notebook/',
      { nome: 'segredo-digitado', questoes: [outsider.id] },
      token,
    );
    await api.app.mail.start();
    await api.app.inject({ method: 'POST', url: '/api/auth/send-reset-password', payload: { email } });
    await smtp.until(1);
    // Ends when the job is settled.
    await api.close();
    await stopTracing();
    await smtp.stop();

    const spans = collector.spans();
    const answered = spans.find(({ name }) => name === 'POST /api/customer-area/question/answer');
    expect(answered).toMatchObject({ service: 'mapa-api', attributes: { 'http.response.status_code': 200 } });
    const statements = spans.filter(({ parentId }) => parentId === answered?.spanId);
    expect(statements.length).toBeGreaterThanOrEqual(2);
    expect(statements.every(({ traceId }) => traceId === answered?.traceId)).toBe(true);
    expect(statements.map(({ attributes }) => attributes['db.query.text']).join()).toMatch(
      /insert into student_questions/,
    );
    const job = spans.find(({ name }) => name === `job ${MAIL_QUEUE}`);
    expect(job).toMatchObject({ parentId: '', attributes: { 'messaging.destination.name': MAIL_QUEUE } });
    expect(spans.filter(({ parentId }) => parentId === job?.spanId)).not.toEqual([]);

    const told = collector.bodies.map((body) => body.toString('latin1')).join();
    for (const marker of [email, 'marcador.secreto', 'Marcadora', 'segredo-digitado', PASSWORD, token, user.id])
      expect(told).not.toContain(marker);
    await collector.stop();
  });
});
