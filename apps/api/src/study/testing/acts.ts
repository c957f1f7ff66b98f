import fc from 'fast-check';
import { FAULTS, type Device } from './device';
import type { ModelCollection, State } from './model-collection';
import { CHANGES, type ModelQuestion } from './model-question';
import type { Study } from './study';

const DAY_MS = 86_400_000;

/** Actions of a random history; `description` describes each. An action that is impossible at the time is skipped. */
export interface Act {
  description: string;
  run: (study: Study) => Promise<void>;
}

type CollectionName = keyof Study['collections'];
type Notebook = Extract<CollectionName, 'first' | 'second'>;

const NAMES = [
  'question 1',
  'question 2',
  'question 3',
  'question 4',
  'question 5 in Spanish',
  'question 5 in English',
  'the question beside',
];
const COLLECTION_NAMES: Record<CollectionName, string> = {
  map: 'the map',
  newer: 'the newer edition',
  first: 'notebook 1',
  second: 'notebook 2',
};

// Few questions, so that what happens meets.
const question = fc.constantFrom(0, 0, 0, 4, 4, 5, 1, 2, 6);
const device = fc.nat({ max: 1 });
const named = (index: number): string => NAMES[index] ?? '';
const deviceName = (index: number): string => (index === 0 ? 'the phone' : 'the laptop');
const collection = fc.constantFrom<CollectionName>('map', 'newer', 'first', 'second');
const notebook = fc.constantFrom<Notebook>('first', 'second');
const state = fc.constantFrom<State>('nao_respondidas', 'respondidas', 'certas', 'erradas');

const questionOf = (study: Study, index: number): ModelQuestion => study.questions[index] as ModelQuestion;
const deviceOf = (study: Study, index: number): Device => study.devices[index] as Device;

const answer = fc
  .record({
    device,
    question,
    where: fc.nat({ max: 11 }),
    how: fc.constantFrom('right' as const, 'wrong' as const, 'right' as const, 'wrong' as const, 'reveal' as const),
    sure: fc.boolean(),
  })
  .map((one): Act => ({
    description: `${deviceName(one.device)}: ${one.how} ${one.sure ? '(sure) ' : ''}to ${named(one.question)}, in its collection number ${one.where}`,
    run: async (study) => {
      const [asked, by] = [questionOf(study, one.question), deviceOf(study, one.device)];
      const collections = by.collectionsOf(asked);
      await by.answer(asked, collections[one.where % collections.length] ?? null, one.how, one.sure);
    },
  }));

const offline = device.map((index): Act => ({
  description: `${deviceName(index)} goes offline`,
  run: async (study) => void (deviceOf(study, index).isOnline = false),
}));

const online = fc
  .record({ index: device, fault: fc.constantFrom(...FAULTS), at: fc.nat({ max: 2 }), stays: fc.boolean() })
  .map(({ index, fault, at, stays }): Act => ({
    description: `${deviceName(index)} sends what waits, ${fault === 'none' ? 'all of it' : `with "${fault}" at entry ${at}`}, and ${stays ? 'stays online' : 'is offline again'}`,
    run: async (study) => {
      const by = deviceOf(study, index);
      by.isOnline = true;
      await by.drain(fault, at);
      by.isOnline = stays;
    },
  }));

const clock = fc.record({ index: device, days: fc.constantFrom(0, 0, -1, -400, 400) }).map(({ index, days }): Act => ({
  description: `the clock of ${deviceName(index)} is set, ${days} days wrong`,
  run: async (study) => void (deviceOf(study, index).wrongBy = days * DAY_MS),
}));

const look = device.map((index): Act => ({
  description: `${deviceName(index)} loads its screens anew`,
  run: async (study) => deviceOf(study, index).look(),
}));

/** An act on a collection that is in the student's list, from a device that is online. */
const onCollection = (
  description: string,
  collections: fc.Arbitrary<CollectionName>,
  run: (study: Study, target: ModelCollection, by: Device) => Promise<void>,
) =>
  fc.record({ index: device, target: collections }).map(({ index, target }): Act => ({
    description: `${deviceName(index)}: ${description} ${COLLECTION_NAMES[target]}`,
    run: async (study) => {
      const [by, found] = [deviceOf(study, index), study.collections[target]];
      if (by.isOnline && found.isListed) await run(study, found, by);
    },
  }));

const reset = onCollection('begins anew', collection, async (study, target, by) => {
  const body = target.kind === 'map' ? { mapa_id: target.id } : { caderno_id: target.id };
  const { epoca } = await study.ok(`POST /api/customer-area/question-${target.kind}/reset`, body);
  target.reset(study.now);
  expect(epoca).toBe(target.epoch);
  study.forget(target);
  by.begun(target);
});

const remove = onCollection(
  'takes out of the list',
  fc.constantFrom<CollectionName>('map', 'newer', 'second'),
  async (study, target) => {
    await study.ok(`DELETE /api/customer-area/question-${target.kind}/{id}`, { id: target.id });
    target.isListed = false;
    study.forget(target);
  },
);

const choose = fc
  .record({ index: device, target: fc.constantFrom<'map' | 'newer'>('map', 'newer') })
  .map(({ index, target }): Act => ({
    description: `${deviceName(index)}: chooses ${COLLECTION_NAMES[target]}`,
    run: async (study) => {
      const found = study.collections[target];
      if (!deviceOf(study, index).isOnline) return;
      await study.ok('POST /api/customer-area/question-map/select', { mapa_id: found.id });
      if (!found.isListed) Object.assign(found, { isListed: true, movedTo: null });
      deviceOf(study, index).look();
    },
  }));

const migrate = onCollection(
  'moves to the newer edition of',
  fc.constant<CollectionName>('map'),
  async (study, target, by) => {
    await study.ok('POST /api/customer-area/question-map/migrate', { mapa_id: target.id });
    target.moveTo(study.collections.newer);
    study.forget(target);
    study.forget(study.collections.newer);
    by.look();
  },
);

const release = onCollection('releases the key of', notebook, async (study, target) => {
  await study.ok('POST /api/customer-area/question-notebook/release-key', { caderno_id: target.id, per_page: 100 });
  study.model.release(target.questions);
});

const fill = fc.record({ index: question, target: notebook }).map(({ index, target }): Act => ({
  description: `${named(index)} is taken out of ${COLLECTION_NAMES[target]}, or put into it`,
  run: async (study) => {
    const [found, one] = [study.collections[target], questionOf(study, index)];
    const isIn = found.questions.includes(one);
    if (!found.isListed || (isIn && found.questions.length === 1)) return;
    if (isIn)
      await study.ok('DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}', {
        id: found.id,
        questao_id: one.id,
      });
    else
      await study.ok('POST /api/customer-area/question-notebook/{id}/questions', { id: found.id, questoes: [one.id] });
    found.questions = isIn ? found.questions.filter((other) => other !== one) : [...found.questions, one];
    study.forget(found);
  },
}));

const change = fc.record({ index: question, what: fc.constantFrom(...CHANGES) }).map(({ index, what }): Act => ({
  description: `${named(index)} gets a version: ${what}`,
  run: (study) => study.scene.change(questionOf(study, index), what),
}));

const annul = question.map((index): Act => ({
  description: `${named(index)} is annulled, or is so no more`,
  run: async (study) => {
    await study.scene.annul(questionOf(study, index));
    // What a question itself is, is not anchored.
    for (const opened of study.openLists)
      if (opened.state === 'certas' || opened.state === 'erradas') study.openLists.delete(opened);
  },
}));

const list = fc.record({ target: fc.option(collection), wanted: state }).map(({ target, wanted }): Act => ({
  description: `the list "${wanted}" of ${target ? COLLECTION_NAMES[target] : 'the bank'} is opened`,
  run: (study) => study.list(target && study.collections[target], wanted),
}));

const turn = fc.constant<Act>({
  description: 'the next page of each open list is read',
  run: async (study) => {
    for (const opened of study.openLists) await opened.turn();
  },
});

/** Generator of the next act; answers are the most frequent. */
export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: answer },
  { weight: 2, arbitrary: offline },
  { weight: 3, arbitrary: online },
  { weight: 1, arbitrary: clock },
  { weight: 2, arbitrary: look },
  { weight: 3, arbitrary: reset },
  { weight: 1, arbitrary: remove },
  { weight: 1, arbitrary: choose },
  { weight: 1, arbitrary: migrate },
  { weight: 1, arbitrary: release },
  { weight: 1, arbitrary: fill },
  { weight: 3, arbitrary: change },
  { weight: 1, arbitrary: annul },
  { weight: 3, arbitrary: list },
  { weight: 2, arbitrary: turn },
);
