import { createTestApp, PASSWORD } from '../testing/app';
import { deliverQueued, startSmtp, tokenIn } from '@mapa/server-platform/testing';
import { loggedError } from '@mapa/server-http';

describe('the log', () => {
  it('logs sign-ins, refusals, mails and failures, without an e-mail, password or token', async () => {
    const lines: string[] = [];
    const smtp = await startSmtp({ refusals: [451] });
    const api = await createTestApp({
      config: { LOG_LEVEL: 'trace', SMTP_URL: smtp.url },
      logTo: { write: (line) => lines.push(line) },
    });
    const { user, token } = await api.createStudent({ email: 'marca.pessoal@exemplo.com.br' });
    const email = user.email;
    await api.call('POST /api/auth/login', { email, password: 'senha errada da marca' });
    await api.ok('POST /api/customer-area/user/resend-email-confirmation', {}, token);
    await api.ok('POST /api/auth/send-reset-password', { email });
    expect(await deliverQueued(api)).toEqual(['failed', 'completed']);
    await deliverQueued(api);
    const links = smtp.received.map(tokenIn);
    // The queue decides which of two mails is processed first.
    const linkOf = (subject: string) => tokenIn(smtp.received.find((mail) => mail.subject === subject));
    const [recovery, confirmation] = [linkOf('Redefina sua senha'), linkOf('Confirme seu e-mail')];
    expect(links).toHaveLength(2);
    await api.ok('POST /api/auth/confirm-email', { token: confirmation });
    await api.ok('POST /api/auth/reset-password', {
      token: recovery,
      password: 'Marca nova 1',
      password_confirmation: 'Marca nova 1',
    });
    // The database fails with the address among the values of the query.
    await api.db.execute('alter table users rename column email to e_mail');
    expect((await api.provoke('POST /api/auth/login', { email, password: PASSWORD })).status).toBe(500);
    await api.close();
    await smtp.stop();

    const log = lines.join('');
    for (const event of [
      'sign-in',
      'sign-in refused',
      'recovery asked for',
      'mail delayed',
      'mail sent',
      'e-mail confirmation',
      'password reset',
    ]) {
      expect(log).toContain(`"event":"${event}"`);
    }
    expect(log).toContain('Failed query');
    for (const mark of [email, 'marca.pessoal', PASSWORD, 'senha errada', 'Marca nova', token, ...links])
      expect(log).not.toContain(mark);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.stringMatching(/Z$/) });
  });

  it('records where an error happened and its cause, without the values', () => {
    const cause = Object.assign(new Error('invalid input syntax for type integer: "ana@exemplo.com.br"'), {
      code: '22P02',
      detail: 'ana@exemplo.com.br',
    });
    const error = new Error('Failed query: select 1 where email = $1\nparams: ana@exemplo.com.br', { cause });
    const logged = loggedError(error);
    expect(logged).toMatchObject({
      message: 'Failed query: select 1 where email = $1',
      cause: { code: '22P02', message: 'a value was refused' },
    });
    expect(logged.at?.[0]).toContain('log-error.spec');
    expect(JSON.stringify(logged)).not.toContain('ana@');
    expect(loggedError('ana@exemplo.com.br')).toEqual({ type: 'string', message: '' });
  });
});
