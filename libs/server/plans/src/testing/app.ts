import { createModuleApp, type ModuleApp, type ModuleAppOptions } from '@mapa/server-sessions/testing';
import { plansModule } from '../module';
import type { PaymentTesting } from '../payment/payments';
import { SANDBOX } from './payments';

interface TestSettings extends ModuleAppOptions {
  paymentTesting?: PaymentTesting;
}

/** The API of this module, with the sandbox as the provider of payments by default. */
export const createTestApp = ({ paymentTesting, config, ...options }: TestSettings = {}): Promise<ModuleApp> =>
  createModuleApp([plansModule(paymentTesting)], { ...options, config: { ...SANDBOX, ...config } });

export type TestApp = ModuleApp;
