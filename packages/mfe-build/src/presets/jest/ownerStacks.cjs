/**
 * Lets React create elements without the stack of their creation. React records up to 10,000 stacks a second for its
 * developer tools alone, which take a tenth of the processor time of component tests. Warnings and errors say the same.
 */
function leaveOutOwnerStacks(React) {
  const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  // React counts stacks here, records none while the count is at its limit, and sets the count to 0 each second.
  if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}

module.exports = { leaveOutOwnerStacks };
