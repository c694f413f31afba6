import { describe, expect, it } from '@jest/globals';
import { JITSI_COMMANDS, JITSI_EVENTS } from './testing/jitsiIFrameApi.ts';
import { API_COMMANDS, API_EVENTS } from '../protocol/apiNames.ts';

describe('the embedded room’s part of the IFrame API', () => {
  it('has only events and commands that Jitsi also has', () => {
    expect(API_EVENTS.filter((event) => !Object.hasOwn(JITSI_EVENTS, event))).toEqual([]);
    expect(API_COMMANDS.filter((command) => !JITSI_COMMANDS.includes(command))).toEqual([]);
  });
});
