module.exports = require('../../jest.preset.js').web(__dirname);
