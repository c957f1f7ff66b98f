import { NOTHING_PENDING, asNothingPending } from './nothing-pending';
import { createOutbox } from './outbox';

describe('an empty outbox', () => {
  it('is the object that the server rendered with, so that hydration renders nothing again', () => {
    expect(asNothingPending({ ...NOTHING_PENDING })).toBe(NOTHING_PENDING);
  });

  it.each([{ online: false }, { persisted: false }, { durable: false }])(
    'is another object if it has any content: %o',
    (more) => {
      const snapshot = { ...NOTHING_PENDING, ...more };
      expect(asNothingPending(snapshot)).toBe(snapshot);
    },
  );

  it('is reported by the outbox itself', () => {
    const storage = { durable: true } as unknown as Parameters<typeof createOutbox>[0]['storage'];
    const outbox = createOutbox({
      send: () => Promise.reject(new Error('nothing is sent')),
      ...(storage && { storage }),
    });
    expect(outbox.snapshot()).toBe(NOTHING_PENDING);
  });
});
