export { loadCheckoutSettings, loadPlansScreen } from './page/plans-data';
export { PlansScreen } from './page/plans-screen';
export { PlansInShort } from './page/plans-in-short';
export { CheckoutScreen, NotSold } from './checkout/checkout-screen';
export { ChoosePlanScreen } from './checkout/choose-plan-screen';
export { isPlanId } from './offer/selected-plan';
export { SuccessScreen } from './success/success-screen';
