export { OwnReminder } from './reminder';
export { TodayScreen } from './today-screen';
