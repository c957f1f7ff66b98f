export { AboutScreen } from './about-screen';
export { HelpScreen } from './help-screen';
export { PrivacyScreen } from './privacy/privacy-screen';
