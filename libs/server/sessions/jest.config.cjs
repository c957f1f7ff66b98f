module.exports = require('../../../jest.preset.js').withDatabase(__dirname);
