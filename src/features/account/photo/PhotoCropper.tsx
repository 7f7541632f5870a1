import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { Square } from './square'
import classes from './PhotoCropper.module.css'

const MAX_ZOOM = 4

/**
 * Lets the user choose the photo's square in a picture: by dragging and pinching, with the arrow keys or a slider. A
 * chunk of its own, fetched when a picture was picked.
 */
export function PhotoCropper({
  url,
  onChange,
}: {
  url: string
  onChange: (square: Square) => void
}) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
      <div className={classes.frame}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={10}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': 'Posisi foto: geser dengan tombol panah' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, { x, y, width }) => onChange({ x, y, width })}
        />
      </div>
      <label className={classes.zoom}>
        Perbesar
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <p className="jm-quiet">Geser foto agar wajah berada di dalam lingkaran.</p>
    </>
  )
}
