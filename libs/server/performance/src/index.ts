export { scoreAreas } from './area-scores';
export { describeOutcome, runCalibration } from './calibration/run';
export { studyCalibration } from './estimation/study';
export { hasNegativeMarking, negativelyMarked } from './exam';
export { performanceModule } from './module';
export { readOverview } from './overview';
export { sittingSheet, todaysNext } from './sheets';
