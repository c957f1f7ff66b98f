export { loadPlansScreen } from './page/plans-data';
export { PlansScreen } from './page/plans-screen';
export { PlansInShort } from './page/plans-in-short';
