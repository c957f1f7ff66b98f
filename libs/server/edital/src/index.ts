export { editalModule } from './module';
export { readGoal, type Goal } from './goal';
export { runEditalJob } from './job/run-job';
export { giveToNotice, noticeEditalFacts, takeFromNotice } from './notices/give';
export { type OfferedOffice, publishedOffices, publishMap } from './notices/publish';
export { takeEdital } from './notices/import-file';
export type { EditalJob } from './store';
export { editais } from './tables/editais';
