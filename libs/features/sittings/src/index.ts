export { SittingsScreen } from './list/sittings-screen';
export { NewSittingScreen } from './new/new-sitting-screen';
export { ResultScreen } from './result/result-screen';
export { SittingScreen } from './sitting/sitting-screen';
