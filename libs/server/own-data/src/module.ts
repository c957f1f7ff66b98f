import type { ServerModule } from '@mapa/server-platform';
import { ownDataHandlers } from './handlers';

/** Everything that is stored about a student, as a file. */
export const ownDataModule = { handlers: ownDataHandlers } as const satisfies ServerModule;
