import { panelTexts } from './panelTexts.ts';
import type { Jira } from './createJira.ts';

/**
 * Describes the app for a Jira site that installs it.
 * https://developer.atlassian.com/cloud/jira/platform/connect-app-descriptor/
 */
export const toDescriptor = ({ appKey, appUrl, isHostSigned }: Jira, publicUrl: string) => ({
  key: appKey,
  name: 'Meet',
  description: panelTexts.en_US.description,
  vendor: { name: 'Meet', url: publicUrl },
  baseUrl: appUrl,
  links: { self: `${appUrl}/atlassian-connect.json` },
  authentication: { type: 'jwt' },
  apiVersion: 1,
  apiMigrations: { 'context-qsh': true, 'signed-install': isHostSigned },
  lifecycle: {
    installed: '/installed',
    uninstalled: '/uninstalled',
    enabled: '/enabled',
    disabled: '/disabled',
  },
  scopes: ['READ', 'WRITE'],
  modules: {
    webPanels: [
      {
        key: 'meet-issue-panel',
        location: 'atl.jira.view.issue.right.context',
        name: { value: panelTexts.en_US.title },
        url: '/panel?issueKey={issue.key}',
      },
    ],
  },
});
