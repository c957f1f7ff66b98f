import { nodeRefusal } from './node-version';

it.each(['18.20.4', '20.12.0', '22.12.0'])('Node %s is refused with the way out', (version) => {
  expect(nodeRefusal(version)).toBe(
    `this is Node ${version}, and the API needs 22.13 or newer; npm start brings one along`,
  );
});

it.each(['22.13.0', '22.21.1', '23.0.0', '24.21.0'])('Node %s is taken', (version) => {
  expect(nodeRefusal(version)).toBeNull();
});
