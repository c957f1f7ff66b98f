import fc from 'fast-check';
import { type Act, device, deviceName, deviceOf, question, questionName, questionOf } from './act';

export const hide = fc.record({ index: device, asked: question }).map(({ index, asked }): Act => ({
  description: `${deviceName(index)}: hides ${questionName(asked)}, or shows it again`,
  run: async (study) => {
    const { owner, isOnline } = deviceOf(study, index);
    if (!isOnline) return;
    const found = questionOf(study, asked);
    const { hidden } = owner.model;
    const isHidden = hidden.has(found);
    await owner.ok(`${isHidden ? 'DELETE' : 'PUT'} /api/customer-area/question/hidden/{id}`, { id: found.id });
    if (isHidden) hidden.delete(found);
    else hidden.add(found);
  },
}));
