import { noteDraftText } from '@mapa/api-client';
import { discardDrafts, draftKey, writeDraft } from '../browser/drafts';
import { createKeptSending } from './kept-sending';
import { sendKept } from './send-kept';

jest.mock('./send-kept', () => ({ sendKept: jest.fn() }));

const passes = jest.mocked(sendKept);
const ANA = { studentId: 'ana', token: 'token-of-ana' };
const dispatch = jest.fn() as never;

let student: typeof ANA | null;
let sending: ReturnType<typeof createKeptSending>;
let stopListening: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  passes.mockReset().mockResolvedValue('done');
  student = ANA;
  sending = createKeptSending({ dispatch, current: () => student });
  stopListening = sending.listen();
});
afterEach(() => {
  stopListening();
  discardDrafts('ana');
  jest.useRealTimers();
});

const wait = () => void writeDraft(draftKey('anotacao', 'ana', 5), noteDraftText({ text: 'Rever crase.', base: 0 }));
const goOnline = () => void dispatchEvent(new Event('online'));
/** Completes what was started, without time passing. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('unsent notes on the device', () => {
  it('are sent for the current student with the present token', async () => {
    wait();
    await sending.send();
    expect(passes.mock.calls).toEqual([[{ ...ANA, dispatch, isCurrent: expect.any(Function) }]]);
  });

  it('are not looked up if no student is known or nothing waits', async () => {
    await sending.send();
    wait();
    student = null;
    await sending.send();
    expect(passes).not.toHaveBeenCalled();
  });

  it('exclude drafts that are not sent by themselves', async () => {
    writeDraft(draftKey('comentario', 'ana', 5), 'Meio comentário');
    await sending.send();
    expect(passes).not.toHaveBeenCalled();
  });

  it('are sent by one pass at a time, and by another if requested afterwards', async () => {
    wait();
    await Promise.all([sending.send(), sending.send()]);
    expect(passes).toHaveBeenCalledTimes(1);
    await sending.send();
    expect(passes).toHaveBeenCalledTimes(2);
  });

  it('are no longer sent once another session has begun', async () => {
    wait();
    passes.mockImplementation(async ({ isCurrent }) => {
      expect(isCurrent()).toBe(true);
      student = { ...ANA, token: 'another-token' };
      expect(isCurrent()).toBe(false);
      student = null;
      expect(isCurrent()).toBe(false);
      return 'done';
    });
    await sending.send();
    expect(passes).toHaveBeenCalledTimes(1);
  });
});

describe('after a failure', () => {
  it.each([
    ['what could not be sent', () => passes.mockResolvedValueOnce('later')],
    ['what could not even be begun', () => passes.mockRejectedValueOnce(new Error('no code'))],
  ])('%s is tried again after 2 seconds, and no more once it is sent', async (_what, fail) => {
    wait();
    fail();
    await sending.send();
    await jest.advanceTimersByTimeAsync(1_999);
    expect(passes).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(passes).toHaveBeenCalledTimes(2);
  });

  it('the delays start anew once everything was sent', async () => {
    wait();
    passes.mockResolvedValueOnce('later').mockResolvedValueOnce('done').mockResolvedValueOnce('later');
    await sending.send();
    await jest.advanceTimersByTimeAsync(2_000);
    await sending.send();
    expect(passes).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(passes).toHaveBeenCalledTimes(4);
  });

  it('nothing is tried again for a session that has ended', async () => {
    wait();
    passes.mockImplementationOnce(async () => {
      student = { ...ANA, token: 'another-token' };
      return 'later';
    });
    await sending.send();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(passes).toHaveBeenCalledTimes(1);
  });

  it('nothing is tried again once the sending was stopped', async () => {
    wait();
    passes.mockResolvedValueOnce('later');
    await sending.send();
    sending.stop();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(passes).toHaveBeenCalledTimes(1);
  });
});

describe('when the connection is back', () => {
  it('they are sent at once, until the sending is stopped', async () => {
    wait();
    goOnline();
    await settle();
    expect(passes).toHaveBeenCalledTimes(1);
    stopListening();
    goOnline();
    await settle();
    expect(passes).toHaveBeenCalledTimes(1);
  });

  it('nothing that failed before is tried again after the sending is stopped', async () => {
    wait();
    passes.mockResolvedValueOnce('later');
    await sending.send();
    stopListening();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(passes).toHaveBeenCalledTimes(1);
  });
});
