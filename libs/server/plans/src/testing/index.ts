export { PAYMENT_QUEUE, RECONCILIATION_QUEUE, SANDBOX_QUEUE } from '../payment/queues/queues';
export {
  checkoutArgs,
  HALF_YEAR,
  keptCharges,
  PAYER_ADDRESS,
  PIX,
  reconcileNow,
  SANDBOX,
  SUBSCRIPTION,
  testClock,
  TRANSFER_ACCOUNT,
  workPayments,
} from './payments';
