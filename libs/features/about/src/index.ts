export { AboutScreen } from './about-screen';
export { frequentAnswers } from './help';
export { HelpScreen } from './help-screen';
export { PrivacyScreen } from './privacy/privacy-screen';
