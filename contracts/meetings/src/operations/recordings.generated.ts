import { toOperation } from '@meet/contracts';
import * as calls from '../recordings.ts';

export const deleteRecording = toOperation(calls.deleteRecording, '27b9058de97d6b4beed5ab4567c5f6c70c4ce854c40ecefd8b4be36329522c5c');
export const finishRecording = toOperation(calls.finishRecording, '6c33dd5c097feb0dacab3d91c290edb7374c59eab381dfcae91e2dac4327809a');
export const getRecordings = toOperation(calls.getRecordings, '8cfc3e571988e075315f0f4a2c5b4ce97be0f32b6132b44d388e5bfb2c11ab3f');
export const startRecording = toOperation(calls.startRecording, '76d363f0f80f6be77600fb493c6e0b13a319e2d16f43180d13f979e3c7fd0b06');
