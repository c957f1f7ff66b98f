import { sampleUuid, sampleVerdict } from '../testing/samples';
import type { Verdict } from './entry/entry';
import { createVerdicts } from './verdicts';

const verdictOn = (n: number, status: Verdict['status'] = 'confirmed'): Verdict => {
  const uuid = sampleUuid(n);
  const about = { uuid, student: 'ana', body: { questao_id: 1, alternativa_id: 11, uuid } };
  return status === 'confirmed'
    ? { ...about, status, result: sampleVerdict({ uuid }) }
    : { ...about, status, message: 'Recusada.' };
};

describe('a verdict', () => {
  it('reaches early and late listeners of its answer and those of all answers, and no other', () => {
    const verdicts = createVerdicts();
    const [early, late, other, each] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
    verdicts.on(sampleUuid(1), early);
    verdicts.on(sampleUuid(2), other);
    verdicts.onEach(each);
    expect(early).not.toHaveBeenCalled();
    verdicts.publish(verdictOn(1));
    verdicts.on(sampleUuid(1), late);
    for (const heard of [early, late, each]) expect(heard.mock.calls).toEqual([[verdictOn(1)]]);
    expect(other).not.toHaveBeenCalled();
  });

  it('is announced once, and again if it changed or was forgotten', () => {
    const verdicts = createVerdicts();
    const heard = jest.fn();
    verdicts.on(sampleUuid(1), heard);
    verdicts.publish(verdictOn(1, 'refused'));
    verdicts.publish(verdictOn(1, 'refused'));
    expect(heard).toHaveBeenCalledTimes(1);
    verdicts.publish(verdictOn(1));
    expect(heard).toHaveBeenCalledTimes(2);
    verdicts.forget(sampleUuid(1));
    verdicts.publish(verdictOn(1));
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('no longer reaches a removed listener, but still the remaining ones', () => {
    const verdicts = createVerdicts();
    const [leaving, staying, each] = [jest.fn(), jest.fn(), jest.fn()];
    const leave = verdicts.on(sampleUuid(1), leaving);
    verdicts.on(sampleUuid(1), staying);
    const leaveAll = verdicts.onEach(each);
    leave();
    leaveAll();
    verdicts.publish(verdictOn(1));
    expect([leaving, staying, each].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
  });

  it('is not known to the next student', () => {
    const verdicts = createVerdicts();
    const heard = jest.fn();
    verdicts.publish(verdictOn(1));
    verdicts.clear();
    verdicts.on(sampleUuid(1), heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is remembered for the last five hundred answers', () => {
    const verdicts = createVerdicts();
    for (let n = 1; n <= 501; n += 1) verdicts.publish(verdictOn(n));
    const [first, second] = [jest.fn(), jest.fn()];
    verdicts.on(sampleUuid(1), first);
    verdicts.on(sampleUuid(2), second);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
});
