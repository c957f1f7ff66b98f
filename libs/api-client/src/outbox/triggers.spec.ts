import { waitFor } from '@testing-library/react';
import { createMemoryStorage } from './storage/memory-storage';
import { createFakeServer, failure } from '../testing/outbox/fake-server';
import { closeTabs, openTab } from '../testing/outbox/tabs';
import { startTriggers } from './triggers';

afterEach(closeTabs);

describe('the outbox tries again', () => {
  const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));

  it.each([
    ['when the network is back', () => window.dispatchEvent(new Event('online'))],
    ['when the student comes back to the tab', becomeVisible],
    ['when the page returns from the browser’s history', () => window.dispatchEvent(new Event('pageshow'))],
  ])('%s, until it is stopped', async (_when, happen) => {
    const server = createFakeServer();
    server.feel(() => failure('offline'));
    const outbox = openTab({ ...server, storage: createMemoryStorage(true) });
    await outbox.open('ana', 'token-of-ana');
    await outbox.submitAnswer('ana', { questao_id: 1, alternativa_id: 11 });
    const stop = startTriggers(outbox);
    happen();
    await waitFor(() => expect(server.requests).toHaveLength(2));
    stop();
    happen();
    expect(server.requests).toHaveLength(2);
  });

  it('and knows when the network is gone', () => {
    const outbox = openTab({ ...createFakeServer(), storage: createMemoryStorage(true) });
    const stop = startTriggers(outbox);
    window.dispatchEvent(new Event('offline'));
    expect(outbox.snapshot().online).toBe(false);
    stop();
  });
});
