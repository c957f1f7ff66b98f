export { OwnReminder } from './reminder';
export { TodayScreen } from './screen/today-screen';
export { Welcome } from './welcome/welcome';
