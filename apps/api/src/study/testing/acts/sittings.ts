import type { ResultOf } from '@mapa/api-contract';
import fc from 'fast-check';
import { MARKS } from '../device';
import type { ModelQuestion } from '../model/question';
import { ModelSitting } from '../model/sitting';
import type { Learner } from '../learner';
import { type Act, device, deviceName, deviceOf, onDevice } from './act';

/** The paper's language of number 5, by the index of the question that is excluded. */
const LANGUAGES = [
  { language: 'espanhol', out: 5 },
  { language: 'inglês', out: 4 },
] as const;

const openPaper = ({ model }: Learner): ModelSitting | undefined =>
  model.sittings.find(({ state, recipe }) => state === 'aberta' && recipe === null);

/** An open sitting of any kind; acts apply to the first one. */
const openOf = ({ model }: Learner): ModelSitting | undefined => model.sittings.find(({ state }) => state === 'aberta');

export const begin = fc
  .record({ index: device, part: fc.constantFrom(...LANGUAGES) })
  .map(({ index, part: { language, out } }): Act => ({
    description: `${deviceName(index)} begins a sitting in ${language}`,
    run: async (study) => {
      const { owner, isOnline } = deviceOf(study, index);
      if (!isOnline) return;
      const id = crypto.randomUUID();
      const body = { id, prova_id: study.scene.content.exam.id, idioma: language };
      const { status } = await owner.call('POST /api/customer-area/sitting', body);
      if (openPaper(owner)) return expect(status).toBe(422);
      expect(status).toBe(200);
      const questions = study.paper.flat().filter((question) => question !== study.questions[out]);
      owner.model.sittings.push(new ModelSitting(id, questions, study.now));
      owner.model.limit.serve(questions, study.now);
      owner.forgetVerdicts();
    },
  }));

/** Questions and minutes of an own sitting: the same time for a question as in the model's paper. */
const OWN = { numeros: 5, minutos: 15 } as const;

/** Available questions for an own sitting; of a number in two languages only one. */
function drawable({ model, study }: Learner, onlyNew: boolean): ModelQuestion[][] {
  const all = study.questions.filter((question) => model.isWorthAnswering(question));
  const wanted = onlyNew ? model.within('nao_respondidas', all) : all;
  const numbers = new Map<string, ModelQuestion[]>();
  for (const question of wanted) {
    const key = question.isOnPaper && question.variant !== null ? `number ${question.number}` : `id ${question.id}`;
    numbers.set(key, [...(numbers.get(key) ?? []), question]);
  }
  return [...numbers.values()];
}

export const beginOwn = fc.record({ index: device, onlyNew: fc.boolean() }).map(({ index, onlyNew }): Act => ({
  description: `${deviceName(index)} begins a sitting of its own${onlyNew ? ', of what is not answered' : ''}`,
  run: async (study) => {
    const { owner, isOnline } = deviceOf(study, index);
    if (!isOnline) return;
    const nome = onlyNew ? 'Novas' : 'Todas';
    const isOpen = owner.model.sittings.some(({ state, recipe }) => state === 'aberta' && recipe === nome);
    const numbers = drawable(owner, onlyNew);
    const id = crypto.randomUUID();
    const receita = { nome, ...OWN, ...(onlyNew && { filtros: { estado: 'nao_respondidas' as const } }) };
    const { status, body } = await owner.call('POST /api/customer-area/sitting', { id, receita });
    if (isOpen || numbers.length < OWN.numeros) return expect(status).toBe(422);
    expect(status).toBe(200);
    const { questoes } = body as ResultOf<'POST /api/customer-area/sitting'>;
    const drawn = questoes.map((one) => numbers.flat().find((question) => question.id === one.id));
    expect(drawn).not.toContain(undefined);
    const questions = drawn.flatMap((question) => question ?? []);
    expect(new Set(questions.map((question) => numbers.findIndex((number) => number.includes(question)))).size).toBe(
      OWN.numeros,
    );
    owner.model.sittings.push(new ModelSitting(id, questions, study.now, nome));
    owner.model.limit.serve(questions, study.now);
    owner.forgetVerdicts();
  },
}));

export const mark = fc
  .record({
    index: device,
    at: fc.nat({ max: 4 }),
    how: fc.constantFrom('right', 'wrong', ...MARKS),
    flagged: fc.boolean(),
  })
  .map(({ index, at, how, flagged }): Act => ({
    description: `${deviceName(index)} marks line ${at + 1} of its sheet: ${how}${flagged ? ', to look at again' : ''}`,
    run: async (study) => {
      const by = deviceOf(study, index);
      const sitting = openOf(by.owner);
      const item = sitting?.items[at];
      if (sitting && item) await by.mark(sitting, item, how, flagged);
    },
  }));

/** An act from a device that is online on the sitting that was open on its screen. */
const onSitting = (description: string, run: (owner: Learner, sitting: ModelSitting) => Promise<void>) =>
  onDevice(description, async ({ owner, isOnline }) => {
    const sitting = openOf(owner);
    if (isOnline && sitting) await run(owner, sitting);
  });

export const pause = onSitting('stops the clock of its sitting, or starts it again', async (owner, sitting) => {
  const isPaused = sitting.pausedAt !== null;
  const { status } = await owner.call(`POST /api/customer-area/sitting/{id}/${isPaused ? 'resume' : 'pause'}`, {
    id: sitting.id,
  });
  if (sitting.state !== 'aberta') return expect(status).toBe(422);
  expect(status).toBe(200);
  if (isPaused) sitting.resume(owner.study.now);
  else sitting.pause(owner.study.now);
});

export const deliver = onSitting('delivers its sitting', async (owner, sitting) => {
  await owner.ok('POST /api/customer-area/sitting/{id}/finish', { id: sitting.id });
  sitting.end('entregue', owner.study.now);
  owner.settle();
  owner.forgetVerdicts();
});

export const discard = onSitting('discards its sitting', async (owner, sitting) => {
  const { status } = await owner.call('DELETE /api/customer-area/sitting/{id}', { id: sitting.id });
  if (sitting.state !== 'aberta') return expect(status).toBe(422);
  expect(status).toBe(200);
  sitting.end('descartada', owner.study.now);
  owner.settle();
  owner.forgetVerdicts();
});
