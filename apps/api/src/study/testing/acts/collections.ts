import fc from 'fast-check';
import type { CollectionName } from '../learner';
import { EditalMap } from '../model/edital-map';
import {
  type Act,
  collection,
  collectionName,
  device,
  deviceName,
  deviceOf,
  onCollection,
  question,
  questionName,
  questionOf,
} from './act';

const notebook = fc.constantFrom<CollectionName>('first', 'second');

export const reset = onCollection('begins anew', collection, async (owner, target, by) => {
  const body = target.kind === 'map' ? { mapa_id: target.id } : { caderno_id: target.id };
  const { epoca } = await owner.ok(`POST /api/customer-area/question-${target.kind}/reset`, body);
  target.reset(owner.study.now);
  expect(epoca).toBe(target.epoch);
  owner.forget(target);
  by.begun(target);
});

export const remove = onCollection(
  'takes out of the list',
  fc.constantFrom<CollectionName>('map', 'newer', 'second', 'edital', 'notice'),
  async (owner, target) => {
    await owner.ok(`DELETE /api/customer-area/question-${target.kind}/{id}`, { id: target.id });
    target.isListed = false;
    owner.forget(target);
  },
);

export const choose = fc
  .record({
    index: device,
    target: fc.constantFrom('map' as const, 'newer' as const, 'edital' as const, 'notice' as const),
  })
  .map(({ index, target }): Act => ({
    description: `${deviceName(index)}: chooses ${collectionName(target)}`,
    run: async (study) => {
      const by = deviceOf(study, index);
      const found = by.owner.collections[target];
      if (!by.isOnline || (found instanceof EditalMap && !found.isMade)) return;
      const { status } = await by.owner.call('POST /api/customer-area/question-map/select', { mapa_id: found.id });
      if (by.owner.isFullFor(found)) return expect(status).toBe(403);
      expect(status).toBe(200);
      if (!found.isListed) Object.assign(found, { isListed: true, movedTo: null });
      by.look();
    },
  }));

export const migrate = onCollection(
  'moves to the newer edition of',
  fc.constant<CollectionName>('map'),
  async (owner, target, by) => {
    await owner.ok('POST /api/customer-area/question-map/migrate', { mapa_id: target.id });
    target.moveTo(owner.collections.newer);
    owner.forget(target);
    owner.forget(owner.collections.newer);
    by.look();
  },
);

export const release = onCollection('releases the key of', notebook, async (owner, target) => {
  const args = { caderno_id: target.id, per_page: 100 };
  const { status } = await owner.call('POST /api/customer-area/question-notebook/release-key', args);
  // A single withheld question withholds the keys of all.
  const isRefused = target.questions.some((one) => owner.model.isWithheld(one));
  expect(status).toBe(isRefused ? 403 : 200);
  if (isRefused) return;
  owner.model.limit.serve(target.openOf(target.questions.map(({ id }) => id)), owner.study.now);
  owner.model.release(target.questions, owner.study.now);
});

export const fill = fc
  .record({ index: device, asked: question, target: notebook })
  .map(({ index, asked, target }): Act => ({
    description: `${deviceName(index)}: ${questionName(asked)} is taken out of ${collectionName(target)}, or put into it`,
    run: async (study) => {
      const { owner } = deviceOf(study, index);
      const [found, one] = [owner.collections[target], questionOf(study, asked)];
      const isIn = found.questions.includes(one);
      if (!found.isListed || (isIn && found.questions.length === 1)) return;
      if (isIn)
        await owner.ok('DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}', {
          id: found.id,
          questao_id: one.id,
        });
      else
        await owner.ok('POST /api/customer-area/question-notebook/{id}/questions', {
          id: found.id,
          questoes: [one.id],
        });
      found.questions = isIn ? found.questions.filter((other) => other !== one) : [...found.questions, one];
      owner.forget(found);
    },
  }));
