import { announce } from './announce.ts';
import { readBackgroundChoice } from './backgroundChoice.ts';
import { leaveFullScreen } from './fullScreen.ts';
import { createAnswers } from './host/answers.ts';
import { createCommands } from './host/commands.ts';
import { HostPort } from './host/HostPort.ts';
import { reportToHost } from './host/reportToHost.ts';
import { loadLanguage } from './i18n/loadLanguage.ts';
import { keepAwake } from './keepAwake.ts';
import { listenToKeys } from './listenToKeys.ts';
import { AudioOutput } from './media/AudioOutput.ts';
import { Captions } from './media/Captions.ts';
import { FloatingPicture } from './media/FloatingPicture.ts';
import { LevelMeter } from './media/LevelMeter.ts';
import { LocalMedia } from './media/LocalMedia.ts';
import { OwnRecording } from './media/OwnRecording.ts';
import { PathWatch } from './media/PathWatch.ts';
import { SpeakerWatch } from './media/SpeakerWatch.ts';
import { readOptions } from './options.ts';
import { pushToTalk } from './pushToTalk.ts';
import { createRoomActions } from './RoomActions.ts';
import { RoomSession } from './session/RoomSession.ts';
import { createRoomPage } from './ui/createRoomPage.ts';
import { Notices } from './ui/Notices.ts';
import { shownName } from './ui/shownName.ts';
import { loadBackground } from './ui/loadBackground.ts';
import { createUnsupportedScreen } from './ui/UnsupportedScreen.ts';
import { View } from './ui/View.ts';
import { warmUp } from './media/warmUp.ts';

const options = readOptions(window.location);
const host = new HostPort(options.hostOrigin);
const isSupported = 'RTCPeerConnection' in window && 'WebSocket' in window;
host.send('browserSupport', { supported: isSupported });

void loadLanguage(options.language).then((language) => {
  document.documentElement.lang = language;
  if (isSupported) openRoom();
  else document.body.replaceChildren(createUnsupportedScreen());
});

function openRoom(): void {
  const { audioInput, audioOutput, videoInput } = options;
  const media = new LocalMedia(
    { audio: options.startsAudioMuted, video: options.startsVideoMuted },
    { audioInput, audioOutput, videoInput },
  );
  const notices = new Notices();
  const openBackground = loadBackground({ media, notices, chosen: readBackgroundChoice(options.background) });
  const session = new RoomSession(options, media);
  void warmUp();
  // The page joins while the browser is still starting the camera.
  void media.start();
  if (!options.confirmsBeforeJoining) session.join();

  const view = new View();
  view.subject.next(options.subject);
  view.localSubject.next(options.localSubject);
  if (options.startsInTileView) view.layout.next('grid');
  const output = new AudioOutput(session.roomMedia);
  if (audioOutput) output.setSpeaker(audioOutput);
  const meter = new LevelMeter();
  media.microphone.subscribe(({ track }) => meter.setTrack(track));
  const speakers = new SpeakerWatch(session.roomMedia, () => meter.level());
  const paths = new PathWatch(session.roomMedia);
  const actions = createRoomActions({ session, media, output, view, notices });
  const captions = new Captions(session, media, document.documentElement.lang);
  const recording = options.offersRecording
    ? new OwnRecording({ session, media, speakers, view, shownName }, host)
    : undefined;
  const parts = { session, media, output, speakers, view, actions, recording };

  document.body.replaceChildren(
    createRoomPage({
      ...parts,
      notices,
      paths,
      floating: new FloatingPicture(session.roomMedia, speakers),
      captions,
      openBackground,
      buttons: options.toolbarButtons,
      hidesTitle: options.hidesTitle,
      onClose: () => host.send('readyToClose'),
    }),
  );
  announce({ ...parts, notices, captions });
  listenToKeys(session, view, actions);
  pushToTalk(session, media);
  keepAwake(session);
  reportToHost(parts, host);
  host.listen(createCommands(parts, host), createAnswers(parts));

  const start = () => {
    if (options.startsSharing) void actions.toggleShareScreen();
    // As in Jitsi, the first host sets the subject of the meeting.
    const isNameless = session.room.value?.subject === '';
    if (options.subject && isNameless && session.isModerator)
      session.moderate({ type: 'setSubject', subject: options.subject });
  };
  let hasJoined = false;
  session.phase.changes.subscribe(({ name }) => {
    if (name === 'joined' && !hasJoined) start();
    hasJoined ||= name === 'joined';
    if (name !== 'over') return;
    // After the meeting, the page around the room decides what is shown.
    void leaveFullScreen();
    captions.isOn.next(false);
    speakers.stop();
    paths.stop();
    meter.close();
  });
  // A reload is no lost connection: the others see at once that the person left.
  window.addEventListener('pagehide', () => session.connection.close());
}
