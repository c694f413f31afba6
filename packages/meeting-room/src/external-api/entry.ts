import { JitsiMeetExternalAPI } from './JitsiMeetExternalAPI.ts';

declare global {
  interface Window {
    JitsiMeetExternalAPI?: typeof JitsiMeetExternalAPI;
  }
}

const { src } = document.currentScript as HTMLScriptElement;
JitsiMeetExternalAPI.base = new URL('.', src).href;
window.JitsiMeetExternalAPI = JitsiMeetExternalAPI;
