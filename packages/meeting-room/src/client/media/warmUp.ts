/**
 * Starts the browser's WebRTC stack with a connection that is never used. The first peer connection of a page starts
 * the stack, which takes longer than the requests that join the room. Now both happen at the same time.
 */
export async function warmUp(): Promise<void> {
  const connection = new RTCPeerConnection();
  connection.addTransceiver('audio');
  connection.addTransceiver('video');
  await connection.createOffer();
  connection.close();
}
