import { MAIL_QUEUES } from '../mail/queues';
import type { QueueDefinition } from '../queue/queues';
import type { ServerModule } from './module';

/** Every queue of an application of these modules: those of mail, and those that the modules bring. */
export const queuesOf = (modules: readonly Pick<ServerModule, 'queues'>[]): readonly QueueDefinition[] => [
  ...MAIL_QUEUES,
  ...modules.flatMap(({ queues }) => queues ?? []),
];
