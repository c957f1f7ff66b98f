import { expect, test } from '@playwright/test';
import { signIn } from '../helpers/student';
import { crash } from '../helpers/system';

interface Question {
  id: number;
  alternativas: { id: number }[];
}
interface Page {
  data: Question[];
  last_page: number;
}
interface Progress {
  progresso: { total: number; respondidas: number };
}

test('no confirmed answer is lost when the API and the database are killed in the middle of answering', async ({
  request,
}) => {
  // All maps at once: more than the free plan holds.
  const student = await signIn(request, 'premium@exemplo.com.br');
  const maps = await student.call<{ data: { id: number }[] }>('GET', '/api/question-map?per_page=100');
  const open: { map: number; question: Question }[] = [];
  for (const { id } of maps.body.data) {
    await student.call('POST', '/api/customer-area/question-map/select', { mapa_id: id });
    await student.call('POST', '/api/customer-area/question-map/reset', { mapa_id: id });
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { body } = await student.call<Page>(
        'GET',
        `/api/customer-area/question-map/questions?id=${id}&per_page=100&page=${page}`,
      );
      open.push(...body.data.map((question) => ({ map: id, question })));
      last = body.last_page;
    }
  }
  expect(open.length).toBeGreaterThan(20);

  const confirm = async ({ map, question }: (typeof open)[number]) => {
    const answer = {
      uuid: crypto.randomUUID(),
      questao_id: question.id,
      alternativa_id: question.alternativas[0]?.id,
      mapa_id: map,
    };
    await expect(async () => {
      const { status } = await student.call('POST', '/api/customer-area/question/answer', answer);
      expect(status).toBe(200);
    }).toPass({ timeout: 120_000, intervals: [50, 100, 200] });
  };
  const queue = [...open];
  const crashes = new Map([
    [Math.floor(open.length / 3), 'api'],
    [Math.floor((2 * open.length) / 3), 'database'],
  ] as const);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const part = crashes.get(open.length - queue.length);
      if (part) crash(part);
      await confirm(next);
    }
  };
  await Promise.all([work(), work(), work(), work()]);

  for (const { id } of maps.body.data) {
    const { body } = await student.call<Progress>('GET', `/api/customer-area/question-map/detail?id=${id}`);
    expect(body.progresso.respondidas).toBe(body.progresso.total);
  }
});
