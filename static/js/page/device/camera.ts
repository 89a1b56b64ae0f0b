/** The camera of this phone: opened for a screen that looks for a code, stopped when that is left. */

/**
 * Why there is no picture. "insecure": the page came over plain HTTP, where browsers give no camera;
 * "none": this device has none; "refused": the person or the browser's settings; "busy": another app has it.
 */
export type CameraProblem = "insecure" | "none" | "refused" | "busy";

export class CameraError extends Error {
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** By the name of the browser's error; any other means that the picture does not come. */
const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  NotSupportedError: "none",
  OverconstrainedError: "none",
};
/** Pixels across: a code of a hand's width in the middle of the picture is still read. */
const WIDTH = 1280;

/** Ask for the camera on the back where there is one. Throws a `CameraError`. */
export async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new CameraError("insecure");
  const video = { facingMode: "environment", width: { ideal: WIDTH } };
  return navigator.mediaDevices.getUserMedia({ video }).catch((error: DOMException) => {
    throw new CameraError(PROBLEMS[error.name] ?? "busy");
  });
}

/** Stop the camera: its light goes out. */
export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
