/**
 * The first peer connection of a page wakes the browser's whole WebRTC machinery, which takes longer than the way to
 * the room. Waking it with a connection that goes nowhere lets both happen at once.
 */
export async function warmUp(): Promise<void> {
  const connection = new RTCPeerConnection();
  connection.addTransceiver('audio');
  connection.addTransceiver('video');
  await connection.createOffer();
  connection.close();
}
