export { DemoNote } from './payments/demo-note';
export { PaymentBadge } from './payments/payment-badge';
export { PlanUse, useIsPlanFull } from './plan-use/plan-use';
export { FailureNote, isPlanRefusal } from './refusals/failure-note';
export { PlanNote } from './refusals/plan-note';
