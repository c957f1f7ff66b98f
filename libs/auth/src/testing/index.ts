export { ana, showAsLoading, showAsStudent, showAsUnknown, showAsVisitor } from './show-screen';
export type { ScreenSetting } from './show-screen';
