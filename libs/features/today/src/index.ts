export { OwnReminder } from './reminder';
export { TodayScreen } from './today-screen';
export { Welcome } from './welcome/welcome';
