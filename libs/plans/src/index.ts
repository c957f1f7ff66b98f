export { loadPlansScreen } from './page/plans-data';
export { PlansScreen } from './page/plans-screen';
