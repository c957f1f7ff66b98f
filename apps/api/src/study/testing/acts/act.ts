import fc from 'fast-check';
import type { Device } from '../device';
import type { CollectionName, Learner } from '../learner';
import type { ModelCollection } from '../model/collection';
import type { ModelQuestion } from '../model/question';
import type { Study } from '../study';

/** An action of a random history; `description` says it in words. One that is impossible at the time is skipped. */
export interface Act {
  description: string;
  run: (study: Study) => Promise<void>;
}

const DEVICES = ['Ana’s phone', 'Ana’s laptop', 'Bia’s phone'];
const QUESTIONS = [
  'question 1',
  'question 2',
  'question 3',
  'question 4',
  'question 5 in Spanish',
  'question 5 in English',
  'the question beside',
];
const COLLECTIONS: Record<CollectionName, string> = {
  map: 'the map',
  newer: 'the newer edition',
  first: 'notebook 1',
  second: 'notebook 2',
  edital: 'the map of its own edital',
  notice: "the map of a notice's edital",
};

// Few questions, so that acts interact; and mostly Ana, who is compared.
export const question = fc.constantFrom(0, 0, 0, 4, 4, 5, 1, 2, 6);
export const device = fc.constantFrom(0, 0, 0, 1, 1, 1, 2);
export const collection = fc.constantFrom<CollectionName>('map', 'newer', 'first', 'second', 'edital', 'notice');

export const questionName = (index: number): string => QUESTIONS[index] ?? '';
export const deviceName = (index: number): string => DEVICES[index] ?? '';
export const collectionName = (name: CollectionName): string => COLLECTIONS[name];

export const questionOf = (study: Study, index: number): ModelQuestion => study.questions[index] as ModelQuestion;
export const deviceOf = (study: Study, index: number): Device => study.devices[index] as Device;

/** An act from a device. */
export const onDevice = (description: string, run: (by: Device, study: Study) => Promise<void> | void) =>
  device.map((index): Act => ({
    description: `${deviceName(index)} ${description}`,
    run: async (study) => run(deviceOf(study, index), study),
  }));

/** An act from a device that is online on a collection that is in the student's list. */
export const onCollection = (
  description: string,
  collections: fc.Arbitrary<CollectionName>,
  run: (owner: Learner, target: ModelCollection, by: Device) => Promise<void>,
) =>
  fc.record({ index: device, target: collections }).map(({ index, target }): Act => ({
    description: `${deviceName(index)}: ${description} ${collectionName(target)}`,
    run: async (study) => {
      const by = deviceOf(study, index);
      const found = by.owner.collections[target];
      if (by.isOnline && found.isListed) await run(by.owner, found, by);
    },
  }));
