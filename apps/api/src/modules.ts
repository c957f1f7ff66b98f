import { accountsModule } from '@mapa/server-accounts';
import { catalogueModule } from '@mapa/server-catalogue';
import { communityModule } from '@mapa/server-community';
import { deskModule } from '@mapa/server-desk';
import { editalModule } from '@mapa/server-edital';
import { ownDataModule } from '@mapa/server-own-data';
import { performanceModule } from '@mapa/server-performance';
import { planningModule } from '@mapa/server-planning';
import { plansModule, type PaymentTesting } from '@mapa/server-plans';
import { type Handlers, type MailKind, type QueueDefinition, queuesOf, type ServerModule } from '@mapa/server-platform';
import { questionsModule } from '@mapa/server-questions';
import { searchModule } from '@mapa/server-search';
import { sessionsModule } from '@mapa/server-sessions';
import { sittingsModule } from '@mapa/server-sittings';
import { studyModule } from '@mapa/server-study';
import { studyAidsModule } from '@mapa/server-study-aids';

/** What tests put in the place of a module's surroundings. */
export interface ModuleTesting {
  /** How long Google and Facebook may take to answer; tests have no time for the real bound. */
  providerTimeoutMs?: number | undefined;
  /** What tests of payments put in the place of the clock and the provider. */
  paymentTesting?: PaymentTesting | undefined;
}

/** The modules of the API, from the lowest to the highest. */
const modulesWith = ({ providerTimeoutMs, paymentTesting }: ModuleTesting) =>
  [
    sessionsModule,
    accountsModule({ providerTimeoutMs }),
    plansModule(paymentTesting),
    searchModule,
    catalogueModule,
    questionsModule,
    studyModule,
    studyAidsModule,
    communityModule,
    performanceModule,
    sittingsModule,
    planningModule,
    editalModule,
    ownDataModule,
    deskModule,
  ] as const;

type Module = ReturnType<typeof modulesWith>[number];
type KeysOf<T> = T extends unknown ? keyof T : never;
type LettersOf<M> = M extends { letters: (...ground: never) => infer L } ? keyof L : never;
/** Calls of the contract without a handler, and kinds of mail without a letter. */
type Missing = Exclude<keyof Handlers, KeysOf<Module['handlers']>> | Exclude<MailKind, LettersOf<Module>>;

/** Gives the modules; does not compile while a call or a kind of mail belongs to none. */
const complete = (modules: [Missing] extends [never] ? readonly ServerModule[] : Missing): readonly ServerModule[] =>
  modules as readonly ServerModule[];

/** All modules of the API, from the lowest to the highest. */
export const apiModules = (testing: ModuleTesting = {}): readonly ServerModule[] => complete(modulesWith(testing));

/** All queues of the API, which every database that it uses has to have. */
export const apiQueues = (): readonly QueueDefinition[] => queuesOf(apiModules());
