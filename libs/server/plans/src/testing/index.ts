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
