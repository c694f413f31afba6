import { JitsiMeetExternalAPI } from './JitsiMeetExternalAPI.ts';

const { src } = document.currentScript as HTMLScriptElement;
JitsiMeetExternalAPI.base = new URL('.', src).href;
Object.assign(window, { JitsiMeetExternalAPI });
