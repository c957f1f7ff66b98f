export { scoreAreas } from './area-scores';
export { createCalibrationJob } from './calibration/job';
export { CALIBRATION_LOCK, describeOutcome, runCalibration } from './calibration/run';
export { studyCalibration } from './estimation/study';
export { hasNegativeMarking } from './exam';
export { performanceHandlers } from './handlers';
export { readOverview } from './overview';
export { sittingSheet, TODAYS_NEXT } from './sheets';
