export { planningModule } from './module';
export { toldKeyChanges } from './tables/key-changes';
export { studyReminders } from './tables/reminders';
