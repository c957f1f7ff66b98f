export { planningModule } from './module';
export { studyReminders } from './tables/reminders';
