export { createCalibrationJob } from './calibration/job';
export { CALIBRATION_LOCK, describeOutcome, runCalibration } from './calibration/run';
export { studyCalibration } from './estimation/study';
export { performanceHandlers } from './handlers';
