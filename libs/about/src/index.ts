export { AboutScreen } from './about-screen';
export { HelpScreen } from './help-screen';
