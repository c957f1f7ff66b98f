import fc from 'fast-check';
import { FAULTS } from '../device';
import { type Act, device, deviceName, deviceOf, onDevice, question, questionName, questionOf } from './act';

const DAY_MS = 86_400_000;

export const answer = fc
  .record({
    index: device,
    asked: question,
    where: fc.nat({ max: 11 }),
    how: fc.constantFrom('right' as const, 'wrong' as const, 'right' as const, 'wrong' as const, 'reveal' as const),
    sure: fc.boolean(),
  })
  .map(({ index, asked, where, how, sure }): Act => ({
    description: `${deviceName(index)}: ${how} ${sure ? '(sure) ' : ''}to ${questionName(asked)}, in its collection number ${where}`,
    run: async (study) => {
      const [found, by] = [questionOf(study, asked), deviceOf(study, index)];
      const collections = by.collectionsOf(found);
      await by.answer(found, collections[where % collections.length] ?? null, how, sure);
    },
  }));

export const offline = onDevice('goes offline', (by) => void (by.isOnline = false));

export const look = onDevice('loads its screens anew', (by) => by.look());

export const online = fc
  .record({ index: device, fault: fc.constantFrom(...FAULTS), at: fc.nat({ max: 2 }), stays: fc.boolean() })
  .map(({ index, fault, at, stays }): Act => ({
    description: `${deviceName(index)} sends what waits, ${fault === 'none' ? 'all of it' : `with "${fault}" at entry ${at}`}, and ${stays ? 'stays online' : 'is offline again'}`,
    run: async (study) => {
      const by = deviceOf(study, index);
      by.isOnline = true;
      await by.drain(fault, at);
      await by.sendMarks();
      by.isOnline = stays;
    },
  }));

export const clock = fc
  .record({ index: device, days: fc.constantFrom(0, 0, -1, -400, 400) })
  .map(({ index, days }): Act => ({
    description: `the clock of ${deviceName(index)} is set, ${days} days wrong`,
    run: async (study) => void (deviceOf(study, index).wrongBy = days * DAY_MS),
  }));
