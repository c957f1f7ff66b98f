import fc from 'fast-check';
import type { State } from '../model/collection';
import { type Act, collection, collectionName, device, deviceName, deviceOf } from './act';

const state = fc.constantFrom<State>('nao_respondidas', 'respondidas', 'certas', 'erradas');

export const list = fc
  .record({ index: device, target: fc.option(collection), wanted: state })
  .map(({ index, target, wanted }): Act => ({
    description: `${deviceName(index)} opens the list "${wanted}" of ${target ? collectionName(target) : 'the bank'}`,
    run: async (study) => {
      const { owner } = deviceOf(study, index);
      await owner.list(target && owner.collections[target], wanted);
    },
  }));

export const turn = fc.constant<Act>({
  description: 'the next page of each open list is read',
  run: async (study) => {
    for (const { openLists } of study.learners) for (const opened of openLists) await opened.turn();
  },
});
