export { ana, showAsStudent, showAsVisitor } from './show-screen';
export type { ScreenSetting } from './show-screen';
