/** The place to drop files on: a big label around a real file input, and a second one that opens the camera. */

import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import type { FileRef } from '../../platform/data/file-ref.ts';
import { say } from '../../platform/data/say.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import { acceptedFiles, acceptedPhotos, takesPhotos } from './file-problem.ts';

/** The field that it belongs to. */
type Of = Pick<WidgetProps<FileRef[], 'file-upload'>, 'id' | 'label' | 'invalid' | 'describedBy' | 'options'>;
/** Where fewer kinds are taken than of most files: what the chooser offers, and its words. */
type Only = { accept: string; choose: string; kinds: string };
type Props = { of: Of; room: number; only?: Only; onFiles(files: File[]): void };

/** Takes no more files than there is room for. */
export function DropZone({ of, room, only, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const take = (files: Iterable<File> | null) => onFiles([...(files ?? [])].slice(0, room));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the file input inside does the same by keyboard
    <div
      className="hl-upload-zone"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileInput of={of} id={`${of.id}-files`} many={room > 1} {...(only && { only })} onFiles={take} />
      {of.options.camera && (
        <FileInput of={of} id={`${of.id}-camera`} camera={of.options.camera} onFiles={take} />
      )}
      <p className="hl-note">{only?.kinds ?? kindsOf(of.options.camera, room)}</p>
    </div>
  );
}

function kindsOf(camera: unknown, room: number): string {
  if (takesPhotos(camera)) return say('file-upload.kindsOfPhoto');
  return room > 1 ? say('file-upload.kindsOf', { count: room }) : say('file-upload.kinds');
}

type InputProps = {
  of: Of;
  id: string;
  many?: boolean;
  camera?: string;
  only?: Only;
  onFiles(files: Iterable<File> | null): void;
};

function FileInput({ of, id, many, camera, only, onFiles }: InputProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles(event.target.files);
    event.target.value = ''; // the same file may be chosen again after it was removed
  };
  const Drawn = camera ? IconCamera : IconUpload;
  return (
    <label className="hl-upload-choose" htmlFor={id} data-camera={Boolean(camera)}>
      <input
        id={id}
        type="file"
        className="hl-hidden"
        accept={
          camera
            ? 'image/*'
            : (only?.accept ?? (takesPhotos(of.options.camera) ? acceptedPhotos : acceptedFiles))
        }
        multiple={many}
        {...(camera && { capture: camera === 'user' ? 'user' : 'environment' })}
        aria-invalid={of.invalid || undefined}
        aria-describedby={of.describedBy}
        onChange={take}
      />
      <Drawn size={22} stroke={1.6} aria-hidden="true" />
      <span>
        {camera
          ? say('file-upload.takePhoto')
          : (only?.choose ?? (many ? say('file-upload.chooseMany') : say('file-upload.chooseOne')))}
        <span className="hl-hidden">: {of.label}</span>
        {!camera && (
          <span className="hl-upload-drop">
            {' '}
            {say(many ? 'file-upload.dropMany' : 'file-upload.dropOne')}
          </span>
        )}
      </span>
    </label>
  );
}
